/** A text of the interface with its values in the place of `{{name}}`, as i18next fills them on the server. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (token, name: string) => String(values[name] ?? token))
