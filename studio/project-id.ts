/** The project of this build: `local` is the embedded lake, anything else a hosted project. */
export const projectId = process.env['SANITY_STUDIO_PROJECT_ID'] || 'local'
