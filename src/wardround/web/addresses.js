/**
 * Where files are. A server gives each an address that changes with its contents, so that a browser
 * never has to ask for it again, and lists them in the document.
 */
const listed = document.getElementById('addresses')?.textContent;
const addresses = /** @type {Record<string, string>} */ (listed ? JSON.parse(listed) : {});

/** The address to fetch a file from. @param {string} path such as `/text/en.ftl` */
export const addressOf = (path) => addresses[path] ?? path;
