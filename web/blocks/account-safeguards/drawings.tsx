import type { ReactNode } from 'react'
import type { SafeguardKind } from './query.ts'

/** Marks of a rule: `count` of them from `x` every `step`, every fifth one longer. */
const marks = (x: number, y: number, count: number, step: number): string =>
  Array.from({ length: count }, (_, mark) => `M${x + mark * step} ${y}v${mark % 5 === 0 ? -9 : -5}`).join('')

const drawings: Record<SafeguardKind, ReactNode> = {
  // A seal with an anchor and a milled rim.
  licence: (
    <>
      <circle cx="38" cy="42" r="34" />
      <circle className="safeguards__mill" cx="38" cy="42" r="30.5" />
      <circle cx="38" cy="42" r="27" />
      <circle cx="38" cy="26" r="3.5" />
      <path d="M38 29.5V60M27 35h22M22 48c1.5 8 8 12 16 12s14.5-4 16-12M22 48l-2.5 5M22 48l5 2.5M54 48l2.5 5M54 48l-5 2.5" />
    </>
  ),
  // Two basins with a wall between them.
  clientMoney: (
    <>
      <path className="safeguards__water" d="M12 36h42v36H12z" />
      <path className="safeguards__sand" d="M66 56h42v16H66z" />
      <path d="M4 72h112M12 22v50M54 22v50M66 22v50M108 22v50M12 36h42M66 56h42" />
      <path className="safeguards__solid" d="M57 12h6v60h-6z" />
    </>
  ),
  // What is paid out, up to a mark on a rule; beyond it the bar is open.
  compensation: (
    <>
      <path d={`M6 72h108${marks(6, 72, 15, 7.7)}`} />
      <path className="safeguards__water" d="M6 36h54v22H6z" />
      <path className="safeguards__beyond" d="M60 36h48v22H60" />
      <path d="M6 36h54v22H6zM60 26v40" />
      <path className="safeguards__solid" d="M54.5 14h11L60 23z" />
    </>
  ),
  // A letter goes out, and its answer comes back within a length of the rule.
  complaints: (
    <>
      <path d="M6 62h108v7H6z" />
      <path
        className="safeguards__solid"
        d="M6 62h13.5v7H6zM33 62h13.5v7H33zM60 62h13.5v7H60zM87 62h13.5v7H87z"
      />
      <path d="M12.8 62V50M107.2 62V50" />
      <path className="safeguards__water" d="M6 28h32v22H6z" />
      <path d="M6 28h32v22H6zM6 28l16 12 16-12" />
      <path d="M82 28h32v22H82zM82 28l16 12 16-12" />
      <path d="M46 39h26M67 34.5l5 4.5-5 4.5" />
    </>
  ),
}

/** A small drawing of what a safeguard does; it says nothing that the words beside it do not. */
export const SafeguardDrawing = ({ kind }: { kind: SafeguardKind }) => (
  <svg className="safeguards__art" viewBox="0 0 120 84" aria-hidden="true">
    {drawings[kind]}
  </svg>
)
