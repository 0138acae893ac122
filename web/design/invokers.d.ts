import 'react'

/** Invoker commands of the platform, which React passes on and its types do not know yet. */
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | (T extends never ? never : undefined)
    commandfor?: string
  }
}
