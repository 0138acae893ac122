/**
 * The values of a secret that is being changed: `new,old`. The first signs and is sent, all are accepted, so that
 * nothing made with the old one ends with it (record 62).
 */
export const acceptedSecrets = (value: string): readonly [string, ...string[]] => {
  const [first = '', ...others] = value.split(',')
  return [first, ...others]
}

/** The value that signs and is sent. */
export const currentSecret = (value: string): string => acceptedSecrets(value)[0]
