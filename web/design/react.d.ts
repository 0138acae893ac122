import 'react'

/** Invoker commands: supported by browsers and passed on by React, but missing from its types. */
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
