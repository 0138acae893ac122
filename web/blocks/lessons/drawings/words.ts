import type BasicLayout from '#locales/en/BasicLayout.json'

/** The words inside the drawings. */
export type LessonWords = (typeof BasicLayout)['plates']['lessons']
