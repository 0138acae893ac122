/** How long a toast is seen before the page that shows it is left, ms. */
const seen = 1_200

/** Goes to an address that was checked, once the visitor had time to see why. */
export const leaveAfterToast = (address: string): void => {
  setTimeout(() => location.assign(address), seen)
}
