import type { DatabaseSync } from 'node:sqlite'
import { type BarStep, barSteps, longerThan, minuteMs, stepRules, stretchOf } from './bar-steps.ts'
import type { BarStore, Closes, RecordedMinute } from './bar-store.ts'
import type { Bar } from './history.ts'
import { asPartOf, barOf, isWhole, type KeptBar, keptBar, mergeBars, textOf } from './plan-merge.ts'
import { barRow, closeRow, columns, identityRow, instantRow, openBars } from './sqlite-bars.ts'

/** Interval between deletions of old bars, and how much of the past goes at once: a wrong clock forgets little. */
const sweepIntervalMs = 3_600_000
const sweptAtOnce = 7 * 1_440
/** Symbols kept at most: an editor's import of nonsense fills no disk. */
const maxSymbols = 500

type Add = (symbol: string, step: BarStep, bar: KeptBar, isRecorded: boolean) => boolean

/** Bars in an SQLite file. Each change is one transaction, on disk before it is acknowledged. */
export class SqliteBarStore implements BarStore {
  #db: DatabaseSync | undefined
  #sweptAt = 0
  readonly #ids = new Map<string, number>()
  readonly #statements = new Map<string, ReturnType<DatabaseSync['prepare']>>()
  readonly #file: string

  constructor(file: string) {
    this.#file = file
  }

  async record(minutes: readonly RecordedMinute[], now: number): Promise<number> {
    return this.#write(
      (add) =>
        minutes.filter(({ symbol, bar }) => {
          const kept = keptBar('1m', bar, now)
          return kept && add(symbol, '1m', kept, true)
        }).length,
      now,
    )
  }

  async fill(symbol: string, step: BarStep, bars: readonly Bar[], now: number): Promise<number> {
    return this.#write(
      (add) =>
        bars.filter((bar) => {
          const kept = keptBar(step, bar, now)
          return kept && add(symbol, step, kept, false)
        }).length,
      now,
    )
  }

  async read(symbol: string, step: BarStep, from: number, to: number): Promise<Bar[]> {
    return this.#read([], () => {
      const id = this.#idOf(symbol)
      if (id === undefined) return []
      return this.#statement(
        `SELECT ${columns} FROM bars WHERE instrument = ? AND minutes = ? AND at BETWEEN ? AND ? ORDER BY at`,
      )
        .all(id, stepRules[step].minutes, Math.ceil(from / minuteMs), Math.floor(to / minuteMs))
        .map((found) => barOf(barRow.parse(found)))
    })
  }

  async closes(
    symbols: readonly string[],
    step: BarStep,
    from: number,
    to: number,
  ): Promise<Map<string, Closes>> {
    const none = new Map<string, Closes>()
    return this.#read(none, () => {
      const found = this.#statement(
        `SELECT symbol, at, digits, open, moved FROM bars JOIN instruments ON id = instrument
         WHERE symbol IN (SELECT value FROM json_each(?)) AND minutes = ? AND at BETWEEN ? AND ? ORDER BY at`,
      ).all(
        JSON.stringify(symbols),
        stepRules[step].minutes,
        Math.ceil(from / minuteMs),
        Math.floor(to / minuteMs),
      )
      const closes = new Map<string, { at: number; close: string }[]>()
      for (const each of found) {
        const { symbol, at, digits, open, moved } = closeRow.parse(each)
        const list = closes.get(symbol) ?? []
        list.push({ at: at * minuteMs, close: textOf(open + moved, digits) })
        closes.set(symbol, list)
      }
      return closes
    })
  }

  async since(symbol: string): Promise<number | null> {
    return this.#read(null, () => {
      const id = this.#idOf(symbol)
      const firsts =
        id === undefined ? [] : barSteps.flatMap((step) => this.#edge('min', id, step, Infinity) ?? [])
      return firsts.length === 0 ? null : Math.min(...firsts)
    })
  }

  async last(symbol: string, step: BarStep, to: number): Promise<number | null> {
    return this.#read(null, () => {
      const id = this.#idOf(symbol)
      return id === undefined ? null : this.#edge('max', id, step, to)
    })
  }

  close(): void {
    this.#statements.clear()
    this.#ids.clear()
    this.#db?.close()
    this.#db = undefined
  }

  #connection(): DatabaseSync {
    this.#db ??= openBars(this.#file)
    return this.#db
  }

  #statement(sql: string): ReturnType<DatabaseSync['prepare']> {
    const statement = this.#statements.get(sql) ?? this.#connection().prepare(sql)
    this.#statements.set(sql, statement)
    return statement
  }

  #read<Found>(none: Found, find: () => Found): Found {
    try {
      return find()
    } catch (error) {
      console.error(`the price history ${this.#file} cannot be read:`, error)
      return none
    }
  }

  /** Runs a change in one transaction; 0 when it failed. */
  #write(change: (add: Add) => number, now: number): number {
    try {
      const db = this.#connection()
      db.exec('BEGIN IMMEDIATE')
      try {
        this.#sweep(now)
        const done = change((symbol, step, bar, isRecorded) => this.#add(symbol, step, bar, isRecorded))
        db.exec('COMMIT')
        return done
      } catch (error) {
        if (db.isTransaction) db.exec('ROLLBACK')
        // A number that a rolled back change gave out is nobody's.
        this.#ids.clear()
        throw error
      }
    } catch (error) {
      console.error(`the price history ${this.#file} cannot be written:`, error)
      return 0
    }
  }

  #idOf(symbol: string): number | undefined {
    const known = this.#ids.get(symbol)
    if (known !== undefined) return known
    const found = this.#statement('SELECT id FROM instruments WHERE symbol = ?').get(symbol)
    if (!found) return undefined
    const { id } = identityRow.parse(found)
    this.#ids.set(symbol, id)
    return id
  }

  #newId(symbol: string): number | undefined {
    const { changes } = this.#statement(
      'INSERT INTO instruments (symbol) SELECT ? WHERE (SELECT count(*) FROM instruments) < ?',
    ).run(symbol, maxSymbols)
    return changes === 1 ? this.#idOf(symbol) : undefined
  }

  /** @returns whether anything changed */
  #add(symbol: string, step: BarStep, bar: KeptBar, isRecorded: boolean): boolean {
    const id = this.#idOf(symbol) ?? this.#newId(symbol)
    if (id === undefined || !this.#merge(id, step, bar, Math.max)) return false
    const add = isRecorded ? (a: number, b: number) => a + b : Math.max
    for (const longer of longerThan(step)) {
      const at = stretchOf(longer, bar.at * minuteMs).from / minuteMs
      this.#merge(id, longer, asPartOf(at, bar, isRecorded), add)
    }
    return true
  }

  /** @returns whether the row is new or grew; a whole bar stays as it is unless a part of it is counted */
  #merge(id: number, step: BarStep, bar: KeptBar, count: (a: number, b: number) => number): boolean {
    const { minutes } = stepRules[step]
    const found = this.#statement(
      `SELECT ${columns} FROM bars WHERE instrument = ? AND minutes = ? AND at = ?`,
    ).get(id, minutes, bar.at)
    const held = found ? barRow.parse(found) : null
    const isPart = !isWhole(step, bar)
    if (held && isWhole(step, held) && !isPart) return false
    const next = held ? mergeBars(held, bar, count(held.count, bar.count)) : bar
    if (!next) return false
    const { at, digits, open, high, low, close, first, last } = next
    this.#statement('INSERT OR REPLACE INTO bars VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)').run(
      id,
      minutes,
      at,
      digits,
      open,
      high - open,
      open - low,
      close - open,
      next.count,
      first,
      last,
    )
    return true
  }

  #edge(edge: 'min' | 'max', id: number, step: BarStep, to: number): number | null {
    const most = Number.isFinite(to) ? Math.floor(to / minuteMs) : Number.MAX_SAFE_INTEGER
    const found = this.#statement(
      `SELECT ${edge}(at) AS at FROM bars WHERE instrument = ? AND minutes = ? AND at <= ?`,
    ).get(id, stepRules[step].minutes, most)
    const { at } = instantRow.parse(found)
    return at === null ? null : at * minuteMs
  }

  /** Deletes bars past their time. */
  #sweep(now: number): void {
    if (now < this.#sweptAt + sweepIntervalMs && now >= this.#sweptAt) return
    this.#sweptAt = now
    const ids = this.#statement('SELECT id FROM instruments')
      .all()
      .map((found) => identityRow.parse(found).id)
    for (const id of ids) {
      for (const step of barSteps) {
        const first = this.#edge('min', id, step, Infinity)
        if (first === null) continue
        const { minutes, keptMs } = stepRules[step]
        const end = Math.min(Math.floor((now - keptMs) / minuteMs), first / minuteMs + sweptAtOnce)
        this.#statement('DELETE FROM bars WHERE instrument = ? AND minutes = ? AND at < ?').run(
          id,
          minutes,
          end,
        )
      }
    }
    this.#statement(
      'DELETE FROM instruments WHERE NOT EXISTS (SELECT 1 FROM bars WHERE instrument = id)',
    ).run()
    this.#ids.clear()
  }
}
