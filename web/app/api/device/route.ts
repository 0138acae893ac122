import { rememberDevice } from '#web/features/consent/device-answer.ts'

/** Remembers the device of a visitor who agreed to that. */
export const POST = (request: Request): Response => rememberDevice(request)
