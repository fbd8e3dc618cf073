/** Whether this screen is touched, not pointed at: then one taps. */
export const isTouch = () => matchMedia('(pointer: coarse)').matches;
