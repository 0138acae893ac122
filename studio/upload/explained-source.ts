import type {
  AssetSource,
  AssetSourceUploader,
  AssetSourceUploaderClass,
  AssetSourceUploadEvent,
} from 'sanity'
import { uploadReason } from './reason.ts'

/** Who wants to know why an upload failed, by the form callback the upload writes through. */
const listeners = new WeakMap<object, (reason: string) => void>()

/** Has `listener` told why an upload failed that writes through `onChange`. */
export function listenToFailures(onChange: object, listener: (reason: string) => void): void {
  listeners.set(onChange, listener)
}

type UploadOptions = Parameters<AssetSourceUploader['upload']>[1]

/**
 * The Studio's uploader says of any failure only that it happened. This one tells the field what
 * the lake answered, and keeps the general notice for uploads that no field listens to.
 */
const explain = (Uploader: AssetSourceUploaderClass): AssetSourceUploaderClass =>
  class extends Uploader {
    #listener: ((reason: string) => void) | undefined

    override upload(files: File[], options?: UploadOptions) {
      const { onChange } = options ?? {}
      this.#listener = onChange && listeners.get(onChange)
      return super.upload(files, options)
    }

    override subscribe(subscriber: (event: AssetSourceUploadEvent) => void) {
      return super.subscribe((event) => {
        if (this.#listener && event.type === 'error') return
        if (this.#listener && event.type === 'status' && event.status === 'error') {
          this.#listener(uploadReason(event.file.error))
        }
        subscriber(event)
      })
    }
  }

/** The same source of files or images, whose uploads say at the field why they failed. */
export const explainedSource = (source: AssetSource): AssetSource =>
  source.Uploader ? { ...source, Uploader: explain(source.Uploader) } : source
