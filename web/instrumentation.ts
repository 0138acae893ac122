/**
 * Next calls this once, before the first request is served. Next also compiles it for the edge runtime,
 * where nothing of this may be; only this very comparison, made here, keeps it out.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  // A log that nobody reads any more: Next would report each failed line on the same broken pipe, for ever.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  const { isBuilding, isDevelopment, isServing, siteSettings } = await import('#web/lib/settings.ts')
  if (isBuilding()) return
  if (!isDevelopment()) {
    const { takeConsole } = await import('#common/log/take-console.ts')
    takeConsole()
  }
  const { writeVisitorAddress } = await import('./lib/http/write-visitor-address.ts')
  const { dataDir, isEmbedded, metricsUrl, nginxUrls, servedOutbox, siteUrl, trustedProxies } = siteSettings()
  const { closeDataFolder } = await import('#web/lib/data-folder.ts')
  closeDataFolder(dataDir)
  writeVisitorAddress(trustedProxies)
  const { installFront } = await import('./serving/next/front/install.ts')
  installFront({ siteUrl, hasPolicies: !isDevelopment() })
  if (!isServing()) return
  const { rememberExpiries } = await import('./serving/next/cache/expiry-file.ts')
  rememberExpiries(`${dataDir}/expiries.json`)
  const { openSharedStore } = await import('./lib/shared/shared-store.ts')
  await openSharedStore()
  const { startSharing } = await import('./content/publish/share.ts')
  await startSharing()
  const { sessionTable } = await import('./lib/sessions/sessions.ts')
  // Now, not with the first visitor: it hears which sessions other instances end.
  sessionTable()
  if (isEmbedded) {
    const { startServedRecord } = await import('./serving/record/start.ts')
    const { handBuildFiles, handServed } = await import('./content/lake/hand-served.ts')
    const isHttps = siteUrl.startsWith('https:')
    startServedRecord({ folder: `${dataDir}/served`, isHttps, ...servedOutbox }, handServed, handBuildFiles)
  }
  const { startProxies } = await import('./serving/nginx/proxies.ts')
  startProxies(nginxUrls)
  const { startReconciler } = await import('./content/publish/reconcile.ts')
  await startReconciler()
  const { startRecording } = await import('./features/history/start-recording.ts')
  startRecording()
  const { startReadingReleases } = await import('./features/calendar/start-reading.ts')
  startReadingReleases()
  const { startMetrics } = await import('./metrics/start-metrics.ts')
  await startMetrics(metricsUrl)
}
