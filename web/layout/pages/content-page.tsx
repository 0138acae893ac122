import { isLiveBlock } from '#web/blocks/read-blocks.ts'
import type { PageContent } from '#web/content/pages/page.ts'
import { PageBanners } from '#web/layout/banners/page-banners.tsx'
import { PageBlocks } from '#web/blocks/page-blocks.tsx'
import { PageHead } from '#web/blocks/parts/page-head.tsx'
import { pageOpening } from '#web/blocks/plan-sections.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { StructuredData } from '#web/features/seo/structured-data.tsx'
import { stylesOf } from './styles-of.ts'
import { SiteShell } from '#web/layout/site-shell.tsx'

/** A page of blocks in the site's layout. */
export const ContentPage = ({ page }: { page: PageContent }) => {
  const opening = pageOpening(page.title, page.blocks)
  return (
    <SiteShell
      locale={page.locale}
      path={page.path}
      alternates={page.alternates}
      header={page.header}
      styles={stylesOf(page.blocks)}
      isLive={page.blocks.some(isLiveBlock)}
    >
      {(trail) => (
        <>
          {page.path !== '/' && (
            <div className="wrap">
              <Breadcrumbs locale={page.locale} trail={trail} />
            </div>
          )}
          {opening && <PageHead title={opening.title} lede={opening.lede} />}
          <PageBlocks locale={page.locale} blocks={page.blocks} />
          <StructuredData page={page} trail={trail} />
          <PageBanners locale={page.locale} path={page.path} blocks={page.blocks} />
        </>
      )}
    </SiteShell>
  )
}
