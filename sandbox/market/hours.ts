/** Trading sessions of a weekday in minutes after its midnight; an end past 1440 is on the next day. */
interface Schedule {
  zone: string
  /** By weekday, Sunday first: the sessions that begin on it. */
  week: readonly (readonly (readonly [from: number, to: number])[])[]
}

const at = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return 60 * hours + minutes
}

const session = (from: string, to: string) => [at(from), at(to)] as const

const week = (
  days: Readonly<Partial<Record<0 | 1 | 2 | 3 | 4 | 5 | 6, readonly (readonly [number, number])[]>>>,
) => ([0, 1, 2, 3, 4, 5, 6] as const).map((day) => days[day] ?? [])

/** From Sunday to Thursday evening in New York, each until the afternoon break of the next day. */
const evenings = (from: string, to: string) => {
  const usual = [session(from, to)]
  return week({ 0: usual, 1: usual, 2: usual, 3: usual, 4: [session(from, '40:55')] })
}

const workdays = (usual: readonly (readonly [number, number])[], friday = usual) =>
  week({ 1: usual, 2: usual, 3: usual, 4: usual, 5: friday })

/** Trading hours of instruments; hours past 24:00 are on the next day. */
export const schedules = {
  forex: { zone: 'America/New_York', week: evenings('17:05', '40:59') },
  newYork: { zone: 'America/New_York', week: evenings('18:00', '41:00') },
  london: {
    zone: 'Europe/London',
    week: workdays([session('01:00', '23:00')], [session('01:00', '22:45')]),
  },
  frankfurt: { zone: 'Europe/Berlin', week: workdays([session('01:15', '22:00')]) },
  hongKong: {
    zone: 'Asia/Hong_Kong',
    week: workdays([session('09:15', '12:00'), session('13:00', '16:30'), session('17:15', '27:00')]),
  },
} as const satisfies Record<string, Schedule>

export type Hours = keyof typeof schedules
