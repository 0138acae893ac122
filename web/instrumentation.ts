/** Next calls this once, before the first request is served. */
export async function register(): Promise<void> {
  const { isServing } = await import('#web/lib/settings.ts')
  if (!isServing()) return
  const { startReconciler } = await import('#web/content/reconcile.ts')
  await startReconciler()
}
