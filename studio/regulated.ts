/** What a regulator reads: only compliance puts it in force, and translators do not write in it. The lake holds everyone to it. */
export const regulated: ReadonlySet<string> = new Set(['riskWarning', 'legalDocument', 'entity'])
