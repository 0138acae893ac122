import { raw } from 'hono/html'

/** Style of the index page: the site's light colours, system fonts. */
export const indexStyle = raw(`
  :root { color-scheme: light dark; --paper: #f6f1e6; --ink: #0f2230; --quiet: #394a55; --hair: #d8cdb6; --caution: #a01552; }
  @media (prefers-color-scheme: dark) { :root { --paper: #0c171e; --ink: #ede6d6; --quiet: #bcc1bb; --hair: #263842; --caution: #f78fb3; } }
  body { margin: 0; background: var(--paper); color: var(--ink); font: 17px/1.5 system-ui, sans-serif; }
  main { max-width: 46rem; margin: 0 auto; padding: 3rem 1.25rem 5rem; }
  h1 { font-size: 2.25rem; line-height: 1.1; margin: 0 0 1rem; }
  h2 { font-size: 1.25rem; margin: 2.5rem 0 .5rem; }
  p { max-width: 38rem; }
  dt { margin-top: 1rem; font-weight: 600; }
  dd { margin: .25rem 0 0; color: var(--quiet); }
  a { color: inherit; }
  dd p { margin: .25rem 0; }
  dd strong { display: block; color: var(--caution); }
  code { font-size: .9em; overflow-wrap: anywhere; }
  .scroll { overflow-x: auto; }
  table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
  th, td { padding: .5rem .75rem .5rem 0; text-align: right; border-bottom: 1px solid var(--hair); white-space: nowrap; }
  th:first-child { text-align: left; font-weight: 600; }
  thead th { border-bottom: 1.5px solid var(--ink); font-size: .875rem; }
  td { font-family: Georgia, serif; }
  td sub { font-size: .8em; line-height: 0; }
  .state { color: var(--quiet); font-family: inherit; }
`)
