/**
 * How this person is told things: the language, and which names of cards. Changes when either does.
 */
import { computed } from './lib.js';
import { settings } from './settings.js';
import { language } from './text.js';

export const locale = computed(() => `${language.value} ${settings.value.names}`);
