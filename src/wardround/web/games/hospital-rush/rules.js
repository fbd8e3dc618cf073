/** The rules reference of Hospital Rush. */
import { t } from './facts.js';

/** @import { Rules } from '../../learn/rules.js' */

/** @type {Rules} */
export const rules = {
  sections: [],
  partOf: {},
  text: (key, figures) => t(key, figures),
};
