import type { ReactNode } from 'react'

/** A phone with the app open: the demo mark, the risk warning as the app carries it, and the screen. */
export const PhoneFrame = ({
  name,
  demo,
  risk,
  children,
}: {
  /** The app. */
  name: string
  /** The word that marks a demo account. */
  demo: string
  /** The reduced risk warning, complete. */
  risk: string
  children: ReactNode
}) => (
  <div className="phone">
    <div className="phone__screen">
      <p className="phone__bar">
        <span>{name}</span>
        <b>{demo}</b>
        <svg viewBox="0 0 24 12" width="24" height="12" aria-hidden="true">
          <path d="M.5.5h20v11H.5zM21 4h2.500v4H21" />
          <path className="phone__charge" d="M2.500 2.500h13v7h-13z" />
        </svg>
      </p>
      <p className="screen-risk">{risk}</p>
      <div className="phone__demo">{children}</div>
    </div>
  </div>
)
