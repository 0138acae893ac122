import { isLiveBlock } from '#web/blocks/read-blocks.ts'
import type { PageContent } from '#web/content/pages/page.ts'
import { registerLink } from '#web/content/values/links.ts'
import { getTexts } from '#web/i18n/texts.ts'
import { Promotion } from '#web/layout/banners/promotion.tsx'
import { getPromotions, Promotions } from '#web/layout/banners/promotions.tsx'
import { planClosing } from '#web/layout/closing/plan-closing.ts'
import { PageBlocks } from '#web/blocks/page-blocks.tsx'
import { PageHead } from '#web/blocks/parts/page-head.tsx'
import { pageOpening } from '#web/blocks/plan-sections.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { StructuredData } from '#web/features/seo/structured-data.tsx'
import { stylesOf } from './styles-of.ts'
import { SiteShell } from '#web/layout/site-shell.tsx'

/** Who looks for somebody to talk to often has an account: no band offers them one. */
const sellsNothing: ReadonlySet<string> = new Set(['/more/contact'])

/** A page of blocks in the site's layout. */
export const ContentPage = async ({ page }: { page: PageContent }) => {
  const { blocks, own } = planClosing(page.blocks)
  const opening = pageOpening(page.title, blocks)
  const promotions = await getPromotions(page.locale, page.path)
  const [foremost] = promotions
  const styles = stylesOf(blocks)
  return (
    <SiteShell
      locale={page.locale}
      path={page.path}
      alternates={page.alternates}
      header={page.header}
      styles={styles.first}
      later={[...styles.later.values()].flat()}
      last={styles.last}
      isLive={page.blocks.some(isLiveBlock)}
      {...(own && {
        closing: {
          title: own.title,
          text: own.text,
          action: registerLink(
            page.locale,
            own.buttonLabel ?? getTexts(page.locale, 'login')('startTrading'),
          ),
          format: 'C',
        },
      })}
      {...(sellsNothing.has(page.path) && { closing: 'partner' })}
    >
      {(trail) => (
        <>
          {page.path !== '/' && (
            <div className="wrap">
              <Breadcrumbs locale={page.locale} trail={trail} />
            </div>
          )}
          {opening && <PageHead title={opening.title} lede={opening.lede} />}
          <PageBlocks
            locale={page.locale}
            blocks={blocks}
            styles={styles.later}
            promotion={
              foremost
                ? {
                    band: <Promotions locale={page.locale} banners={promotions} />,
                    row: (
                      <div className="wrap">
                        <Promotion banner={foremost} locale={page.locale} format="C" />
                      </div>
                    ),
                  }
                : null
            }
          />
          <StructuredData page={page} trail={trail} />
        </>
      )}
    </SiteShell>
  )
}
