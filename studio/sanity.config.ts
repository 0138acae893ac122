import { orderRankField } from '@sanity/orderable-document-list'
import { defineConfig, type SchemaTypeDefinition } from 'sanity'
import { structureTool } from 'sanity/structure'
import { schemaTypes } from '#schemas/index.ts'
import { inWords } from '#schemas/words/say.ts'
import { approvals } from './approvals/tool.ts'
import { documentActions } from './actions.ts'
import { withDrawings } from './blocks/insert-menu.ts'
import { documentBadges } from './badges/badges.ts'
import { badgeWords } from './badges/use-words.ts'
import { BrandIcon } from './brand-icon.tsx'
import { cleaningWords } from './cleaning/use-words.ts'
import { connection, dataset, isEmbedded, site } from './connection.ts'
import { media } from 'sanity-plugin-media'
import { returnFocus } from './focus/return-focus.ts'
import { guidesTool } from './help/tool.ts'
import { withOneHistory } from './history/inspector.tsx'
import { historyWords } from './history/use-words.ts'
import { icons } from './icons.ts'
import { interfaceLanguage } from './interface-language/plugin.ts'
import { keeping } from './keeping/plugin.ts'
import { languages } from './languages/languages.ts'
import { moving } from './moving/tool.ts'
import { people } from './people/tool.ts'
import { preview } from './presentation/preview.ts'
import { projectId } from './project-id.ts'
import { structure } from './structure.ts'
import { listWords } from './structure/titled.ts'
import { newDocumentOptions, templates } from './templates.ts'
import { WithRefusalLine } from './publishing/refusal-line.tsx'
import { publishingWords } from './publishing/use-words.ts'
import { redirectWords } from './redirects/use-words.ts'
import { renderField } from './form/render-field.tsx'
import { renderInput } from './form/render-input.tsx'
import { commentsKnown } from './comments/comments-known.tsx'
import { commentRefusals } from './comments/with-refusals.tsx'
import { record } from './record/tool.ts'
import { siteOn } from './site-on/tool.ts'
import { todayTool } from './today/tool.ts'
import { renderItem } from './translations/fixed-list.tsx'
import { texts } from './texts/texts-tool.tsx'
import { translations } from './translations/matrix-tool.tsx'
import { explainedSource } from './upload/explained-source.ts'
import { whereUsedInspector } from './uses/inspector.tsx'
import { usesWords } from './uses/use-words.ts'
import { inLanguage } from './words/model/in-language.ts'
import './interface-language/dates.ts'
import './storage/storages.ts'
import './words/model/load.ts'
import './pasting/pasted.ts'
import { namedTools } from './words/tool-menu.tsx'

const withIcon = (type: SchemaTypeDefinition): SchemaTypeDefinition => {
  const icon = icons[type.name]
  return icon ? { ...type, icon } : type
}

/** A new document of an ordered list comes last. */
const withRank = (type: SchemaTypeDefinition): SchemaTypeDefinition => {
  if (!('fields' in type) || !Array.isArray(type.fields)) return type
  const { initialValue } = orderRankField({ type: type.name })
  const fields = type.fields.map((field) => (field.name === 'orderRank' ? { ...field, initialValue } : field))
  return { ...type, fields }
}

/** The editors' Studio. Features of Sanity's cloud are off, so that it only calls its own address. */
export default defineConfig({
  ...connection,
  projectId,
  dataset,
  basePath: '/',
  title: 'Halyard Markets',
  icon: BrandIcon,
  plugins: [
    todayTool(),
    structureTool({ title: 'Content', structure }),
    preview(site),
    texts(),
    translations(),
    media(),
    // A hosted project has its people in Sanity's own administration, and no approvals.
    ...(isEmbedded
      ? [approvals(), siteOn(), record(), people(), commentRefusals(), commentsKnown(), moving()]
      : []),
    guidesTool(),
    namedTools(),
    languages,
    interfaceLanguage(),
    keeping(),
  ],
  i18n: {
    bundles: [
      ...badgeWords,
      ...cleaningWords,
      ...historyWords,
      ...listWords,
      ...publishingWords,
      ...redirectWords,
      ...usesWords,
    ],
  },
  schema: {
    types: inLanguage(schemaTypes.map(withIcon).map(withRank).map(withDrawings), inWords),
    templates,
  },
  document: {
    actions: (offered, context) => documentActions(offered, context).map(returnFocus),
    badges: documentBadges,
    components: { unstable_layout: WithRefusalLine },
    inspectors: (inspectors) => [...inspectors.map(withOneHistory), whereUsedInspector],
    newDocumentOptions,
    comments: { enabled: isEmbedded },
    // Nobody receives such a request here: the administrator grants rights.
    askToEdit: { enabled: false },
  },
  form: {
    components: { field: renderField, input: renderInput, item: renderItem },
    file: { assetSources: (sources) => sources.map(explainedSource) },
    image: { assetSources: (sources) => sources.map(explainedSource) },
  },
  releases: { enabled: true },
  scheduledPublishing: { enabled: false },
  scheduledDrafts: { enabled: true },
  tasks: { enabled: isEmbedded },
  announcements: { enabled: false },
  mediaLibrary: { enabled: false },
  apps: { canvas: { enabled: false } },
})
