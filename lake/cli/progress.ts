/** A progress line that is overwritten on a terminal and omitted elsewhere. */
export const createProgress = (stream: NodeJS.WriteStream) => ({
  show(text: string): void {
    if (stream.isTTY) stream.write(`\r${text}\u001b[K`)
  },
  end(): void {
    if (stream.isTTY) stream.write('\r\u001b[K')
  },
})
