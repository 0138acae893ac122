/**
 * Name of the dataset that holds the comments and tasks about another one: private, for people who are signed in
 * (record 55).
 */
export const addonOf = (dataset: string): string => `${dataset}-comments`
