/** The longest reason or comment, and ticket, in characters; the lake refuses longer ones. */
export const maxWords = 2_000
export const maxTicket = 200
