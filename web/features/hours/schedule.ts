/** Trading hours as stored in the instrument's document. */
export interface WrittenHours {
  /** IANA time zone of the market. */
  zone: string
  /** `Sun 17:05 - Fri 16:55`, or `Mon-Fri 09:15-12:00, 17:15-03:00(+1)`. */
  sessions: string
  /** Such as `16:59-17:05`; empty or words if there is none. */
  dailyBreak: string | null
}

/** A session: minutes after midnight of its weekday (Sunday 0); above 1440 is the next day. */
export interface WeekSession {
  weekday: number
  from: number
  to: number
}

export interface Schedule {
  zone: string
  /** In order of the week, from Sunday. */
  sessions: readonly WeekSession[]
}

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const day = '(Sun|Mon|Tue|Wed|Thu|Fri|Sat)'
const time = '(\\d{2}):(\\d{2})'
const through = new RegExp(`^${day} ${time} - ${day} ${time}$`)
const daily = new RegExp(`^${day}-${day} (.+)$`)
const span = new RegExp(`^${time}-${time}(\\(\\+1\\))?$`)

const minutesOf = (hours = '', minutes = ''): number => Number(hours) * 60 + Number(minutes)

const spanIn = (text: string): { from: number; to: number } | null => {
  const found = span.exec(text.trim())
  if (!found) return null
  const from = minutesOf(found[1], found[2])
  const to = minutesOf(found[3], found[4])
  return { from, to: found[5] || to <= from ? to + 1440 : to }
}

/** `Sun 17:05 - Fri 16:55` with a daily break: one session between breaks. */
const throughTheWeek = (found: RegExpExecArray, dailyBreak: string | null): WeekSession[] => {
  const [, firstDay = '', h1, m1, lastDay = '', h2, m2] = found
  const first = days.indexOf(firstDay)
  const last = days.indexOf(lastDay)
  const opens = first * 1440 + minutesOf(h1, m1)
  const closes = (last < first ? last + 7 : last) * 1440 + minutesOf(h2, m2)
  const pause = dailyBreak === null ? null : spanIn(dailyBreak)
  if (!pause) return [sessionFrom(opens, closes)]
  const sessions: WeekSession[] = []
  let begin = opens
  for (let midnight = first * 1440; midnight + pause.from < closes; midnight += 1440) {
    const stop = midnight + pause.from
    if (stop <= begin) continue
    sessions.push(sessionFrom(begin, stop))
    begin = midnight + pause.to
  }
  if (begin < closes) sessions.push(sessionFrom(begin, closes))
  return sessions
}

/** From minutes since Sunday's midnight. */
const sessionFrom = (begin: number, end: number): WeekSession => {
  const dayOfBegin = Math.floor(begin / 1440)
  return { weekday: dayOfBegin % 7, from: begin - dayOfBegin * 1440, to: end - dayOfBegin * 1440 }
}

/** The weekly sessions; null if the text has another form, so that nothing wrong is shown. */
export const scheduleOf = ({ zone, sessions, dailyBreak }: WrittenHours): Schedule | null => {
  const whole = through.exec(sessions)
  if (whole) return { zone, sessions: throughTheWeek(whole, dailyBreak) }
  const [, firstDay = '', lastDay = '', spans = ''] = daily.exec(sessions) ?? []
  const read = spans.split(',').map(spanIn)
  const first = days.indexOf(firstDay)
  const last = days.indexOf(lastDay)
  if (first < 0 || last < first || read.includes(null)) return null
  const perDay = read.filter((part) => part !== null)
  return {
    zone,
    sessions: days.flatMap((_, weekday) =>
      weekday < first || weekday > last ? [] : perDay.map((part) => ({ weekday, ...part })),
    ),
  }
}
