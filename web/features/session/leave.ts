/** How long a toast is visible before the page is left. */
const toastReadMs = 1_200

/** Navigates to a validated address after the visitor had time to read the toast. */
export const leaveAfterToast = (address: string): void => {
  setTimeout(() => location.assign(address), toastReadMs)
}
