import { lakeClient } from '#studio/network/lake-client.ts'

/** A Studio's client where there is no lake: what it asks is answered by nobody. */
export const studioClient = () =>
  lakeClient({
    projectId: 'local',
    dataset: 'production',
    apiVersion: '2026-05-04',
    apiHost: 'http://lake.example',
    useCdn: false,
  })
