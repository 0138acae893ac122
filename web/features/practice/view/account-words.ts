import type { Namespaces } from '#locales/resources.ts'

export type AccountWords = Namespaces['trading']['practiceAccount']
