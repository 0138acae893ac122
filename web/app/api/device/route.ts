import { rememberDevice } from '#web/features/consent/device-answer.ts'

/** Sets the device cookies after consent. */
export const POST = (request: Request): Response => rememberDevice(request)
