'use client'

import { useChosenSize } from '#web/layout/instrument-page/bill/chosen-size.ts'

/** One of several texts, by the size that the bill above is made for. */
export const SizedText = ({ texts, start }: { texts: readonly string[]; start: number }) =>
  texts[useChosenSize(start)] ?? texts[start]
