/** After so many minutes a move is measured. */
export const moveMinutes = [1, 15, 60] as const
export type MoveMinutes = (typeof moveMinutes)[number]

/** The last bid before an instant and those some minutes after it, decimal strings; null where there is no bar. */
export interface PriceMove {
  base: string
  after: Readonly<Record<MoveMinutes, string | null>>
}

/** `asking`: more may come within seconds. `away`: the broker could not be asked for what is missing. */
export type MovesState = 'known' | 'asking' | 'away'
