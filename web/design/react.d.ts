import 'react'

/** What the platform has, React passes on and its types do not know yet: invoker commands. */
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | (T extends never ? never : undefined)
    commandfor?: string
  }

  // Custom properties in `style`.
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined
  }
}
