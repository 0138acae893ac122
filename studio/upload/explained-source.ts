import type {
  AssetSource,
  AssetSourceUploader,
  AssetSourceUploaderClass,
  AssetSourceUploadEvent,
} from 'sanity'
import { uploadReason } from './reason.ts'

/** Listeners for upload failures, by the form callback the upload writes through. */
const listeners = new WeakMap<object, (reason: string) => void>()

/** Registers `listener` for failures of uploads that write through `onChange`. */
export function listenToFailures(onChange: object, listener: (reason: string) => void): void {
  listeners.set(onChange, listener)
}

type UploadOptions = Parameters<AssetSourceUploader['upload']>[1]

/**
 * The Studio's uploader reports failures without a reason. This one reports the lake's answer to the field,
 * and keeps the general notice for uploads without a listener.
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

/** The same source of files or images, whose uploads report failures to the field. */
export const explainedSource = (source: AssetSource): AssetSource =>
  source.Uploader ? { ...source, Uploader: explain(source.Uploader) } : source
