/** No-break space between a number and its unit. In a file of its own: what binds units in texts is nothing for the browser. */
export const unitSpace = '\u00a0'
