const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const shape = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), (\d{2}) ([A-Z][a-z]{2}) (\d{4}) (\d{2}):(\d{2}):(\d{2}) GMT$/

/** A date as HTTP writes it (RFC 9110, 5.6.7), ms since 1970; null for any other text, a 31 February among them. */
export const httpDateOf = (text: string): number | null => {
  const [, day, month = '', year, hour, minute, second] = shape.exec(text) ?? []
  const at = Date.UTC(
    Number(year),
    months.indexOf(month),
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
  )
  return !Number.isNaN(at) && new Date(at).toUTCString() === text ? at : null
}
