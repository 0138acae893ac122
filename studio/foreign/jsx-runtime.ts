import { jsx as plain, jsxs as plainList } from 'react/jsx-runtime'
import { sayProps } from './say-props.ts'

export { Fragment } from 'react/jsx-runtime'

/** React's own, with what editors read said in the language of the Studio. */
export const jsx: typeof plain = (type, props, key) => plain(type, sayProps(props), key)
export const jsxs: typeof plainList = (type, props, key) => plainList(type, sayProps(props), key)
