import type { PluginOptions } from 'sanity'
import { presentationTool } from 'sanity/presentation'
import { locations } from './locations.ts'
import { mainDocuments } from './main-documents.ts'

/** The site beside the form: drafts as visitors would see them, in phone and desktop widths. */
export const preview = (site: string): PluginOptions =>
  presentationTool({
    name: 'preview',
    title: 'Preview',
    previewUrl: { initial: site, previewMode: { enable: '/api/preview/enable' } },
    allowOrigins: [site],
    resolve: { locations, mainDocuments },
  })
