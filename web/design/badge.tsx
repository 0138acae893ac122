import type { ReactNode } from 'react'
import './badge.css'

/** A short label for one of a few kinds. The caution tone is reserved for risk and errors. */
export const Badge = ({
  tone = 'plain',
  children,
}: {
  tone?: 'plain' | 'solid' | 'done' | 'caution'
  children: ReactNode
}) => <span className={`badge badge--${tone}`}>{children}</span>
