/**
 * What a request is to a line that is down: a question that can be asked again, what was typed into a form, a stream
 * of events, or an act of an editor, who is told at once that it failed.
 */
export type Kind = 'read' | 'save' | 'stream' | 'act'

/** How Sanity's forms mark what they save by themselves. */
const isSave = ({ pathname, searchParams }: URL): boolean =>
  /\/data\/(actions|mutate)\//.test(pathname) &&
  (searchParams.get('tag') ?? '').split('.').slice(-2).join('.') === 'document.commit'

export function kindOf(url: URL, method: string): Kind {
  const { pathname } = url
  if (/\/data\/(listen|live\/events)\//.test(pathname)) return 'stream'
  if (method === 'GET' || method === 'HEAD' || /\/data\/query\//.test(pathname)) return 'read'
  return isSave(url) ? 'save' : 'act'
}

/** The lake could not, or not now; another time it can. */
const isFailure = (status: number): boolean => status === 408 || status === 429 || status >= 500

/**
 * Whether a request is held and sent again, which its sender does not notice.
 * @param status of the answer; undefined where none came
 */
export const isHeld = (kind: Kind, status: number | undefined): boolean =>
  kind !== 'act' && (status === undefined || isFailure(status))

const firstMs = 250
const longestMs = 2_000

/** The pause before a request is sent again, after so many tries. */
export const pauseMs = (tries: number): number => Math.min(firstMs * 2 ** (tries - 1), longestMs)

interface Frame {
  /** Where a reader continues after it. */
  id: string | undefined
  event: string | undefined
}

/** What one event of a stream says of itself. */
export function readFrame(text: string): Frame {
  const valueOf = (name: string): string | undefined =>
    text
      .split('\n')
      .findLast((line) => line.startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trimStart()
  return { id: valueOf('id'), event: valueOf('event') }
}

/** After these the stream is not opened again: the lake said not to come back. */
export const isLast = ({ event }: Frame): boolean =>
  event === 'channelError' || event === 'disconnect' || event === 'goaway'

/** The lake says that it stops: the stream is opened again without a word of it. */
export const isUnsaid = ({ event }: Frame): boolean => event === 'reconnect'
