import type { ReactNode } from 'react'
import './badge.css'

/** A short word beside a thing that says which of a few kinds it is. Caution is for risk and errors alone. */
export const Badge = ({
  tone = 'plain',
  children,
}: {
  tone?: 'plain' | 'solid' | 'done' | 'caution'
  children: ReactNode
}) => <span className={`badge badge--${tone}`}>{children}</span>
