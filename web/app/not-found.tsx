/**
 * In the place of Next's own page, which Next would write into the data of every page. Nobody sees either: the
 * proxy gives an unknown address its page, and below a language `[locale]/not-found.tsx` stands.
 */
const NotFound = () => null

export default NotFound
