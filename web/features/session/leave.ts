import { nextToastDrawn } from '#web/design/toasts/toast.ts'

/** How long a toast is visible before the page is left. */
const toastReadMs = 1_200

/** How long a toast may take to appear; the page is left without it after that. */
const toastComesMs = 3_000

/** Navigates to a validated address after the visitor had time to read the toast just shown. */
export const leaveAfterToast = (address: string): void => {
  void nextToastDrawn(toastComesMs).then(() => setTimeout(() => location.assign(address), toastReadMs))
}
