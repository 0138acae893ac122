/**
 * What can be done to a person, a token, a session, to who may call and who is told, or to what of the record is kept, as
 * the lake records it and the Studio names it.
 */
export const personActs = [
  'user.add',
  'user.role',
  'user.password',
  'user.email',
  'user.disable',
  'user.enable',
  'token.add',
  'token.revoke',
  'token.rotate',
  'session.end',
  'session.endAll',
  'factor.set',
  'factor.recovery',
  'factor.reset',
  'origin.add',
  'origin.remove',
  'hook.add',
  'hook.change',
  'hook.remove',
  'dataset.access',
  'dataset.copy',
  'hold.set',
  'hold.lift',
  'record.expire',
] as const
