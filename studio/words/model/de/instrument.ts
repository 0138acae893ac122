export const instrument = {} as const
