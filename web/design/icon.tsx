/** Drawn on a grid of 24 with a stroke of 1.5, square caps and mitred joins. */
const shapes = {
  arrow: 'M4 12h15M13.5 6.5 19 12l-5.5 5.5',
  caution: 'M12 3.5 21.5 20h-19zM12 9.5v5M12 16.6v1.2',
  check: 'm4.5 12.5 5 5 10-11',
  chevron: 'm6 9.5 6 6 6-6',
  close: 'm5 5 14 14M19 5 5 19',
  download: 'M12 4v11M7 10.5l5 5 5-5M4 20h16',
  eye: 'M2.5 12c4-7 15-7 19 0-4 7-15 7-19 0zM12 9.4a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2',
  globe: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM3.5 12h17M12 3.5c-5 5-5 12 0 17 5-5 5-12 0-17',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 11v5.5M12 7.5v1.2',
  link: 'm10 14 4-4M8.5 11.5 6 14a2.8 2.8 0 0 0 4 4l2.5-2.5M15.5 12.5 18 10a2.8 2.8 0 0 0-4-4l-2.5 2.5',
  lock: 'M5.5 11h13v9h-13zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11M12 14.5v2.5',
  menu: 'M3 7h18M3 12h18M3 17h18',
  out: 'M7 17 17 7M9 7h8v8',
  paper: 'M6 3.5h8l4.5 4.5v12.5H6zM14 3.5V8h4.5M9 12.5h6M9 16h6',
  plus: 'M12 5v14M5 12h14',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4.5 20.5c1-5 14-5 15 0',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 4.5v15l12-7.5z',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.4 15.4 20.5 20.5',
  speaker: 'M4 9.5v5h4l5 4.5V5L8 9.5zM16.5 8.5a5 5 0 0 1 0 7M19 6a8.5 8.5 0 0 1 0 12',
  star: 'm12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.7l5.9-.8z',
  wire: 'M4 8.5h14M14.5 5 18 8.5 14.5 12M20 15.5H6M9.5 12 6 15.5 9.5 19',
} as const

export type IconName = keyof typeof shapes

const isIconName = (name: string): name is IconName => Object.hasOwn(shapes, name)

/** All icons, for the design page. */
export const iconNames = Object.keys(shapes).filter(isIconName)

/** Decorative, next to text: never the only carrier of a meaning. */
export const Icon = ({ name, size = 20 }: { name: IconName; size?: number }) => (
  <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    <path d={shapes[name]} />
  </svg>
)
