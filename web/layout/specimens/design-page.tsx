import { allStyles } from '#web/design/styles/style-links.tsx'
import { SiteShell } from '#web/layout/site-shell.tsx'
import { type Locale, localeIds } from '#locales/table.ts'
import { ButtonSpecimens } from './button-specimens.tsx'
import { ColourSpecimens } from './colour-specimens.tsx'
import { FieldSpecimens } from './field-specimens.tsx'
import { FigureSpecimens } from './figure-specimens.tsx'
import { IconSpecimens } from './icon-specimens.tsx'
import { NavigationSpecimens } from './navigation-specimens.tsx'
import { OverlaySpecimens } from './overlay-specimens.tsx'
import { Specimen } from './specimen.tsx'
import { StateSpecimens } from './state-specimens.tsx'
import { TableSpecimens } from './table-specimens.tsx'
import './specimens.css'

/**
 * The design system: every component in every state and both themes, for developers. Not linked or indexed, and in
 * English only.
 */
export const DesignPage = ({ locale }: { locale: Locale }) => (
  <SiteShell locale={locale} path="/design" alternates={localeIds} styles={allStyles} isLive>
    {() => (
      <div lang="en">
        <div className="wrap opening">
          <h1>Components and states</h1>
          <p>Everything the pages are made of, in one place, in every state.</p>
        </div>
        <Specimen name="Figures" Content={FigureSpecimens} />
        <Specimen name="Colours" Content={ColourSpecimens} />
        <Specimen name="Buttons and links" Content={ButtonSpecimens} />
        <Specimen name="Fields" Content={FieldSpecimens} />
        <Specimen name="Tabs and questions" Content={NavigationSpecimens} />
        <Specimen name="Tables" Content={TableSpecimens} />
        <Specimen name="Badges, tooltips, loading, empty" Content={StateSpecimens} />
        <Specimen name="Icons" Content={IconSpecimens} />
        <section className="wrap specimen" aria-labelledby="specimen-overlays">
          <h2 id="specimen-overlays">Dialogs, toasts, progress</h2>
          <OverlaySpecimens />
        </section>
      </div>
    )}
  </SiteShell>
)
