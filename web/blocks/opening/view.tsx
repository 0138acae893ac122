import type { ViewProps } from '#web/blocks/define-block.ts'
import { PageHead } from '#web/blocks/parts/page-head.tsx'
import { Picture } from '#web/design/picture.tsx'
import { Plate } from './plates/plate.tsx'
import type { OpeningBlock } from './query.ts'

/** An editor's page title and the drawing under it. Only rendered as the first block: a page has one h1. */
export const View = ({ block, locale, isOpening }: ViewProps<OpeningBlock>) =>
  isOpening && (
    <>
      <PageHead title={block.title} lede={block.lede} />
      {block.picture ? (
        <figure className="opening-plate opening-plate--picture">
          <Picture picture={block.picture} sizes="100vw" isFirst />
          {block.caption && (
            <figcaption>
              <span className="wrap">{block.caption}</span>
            </figcaption>
          )}
        </figure>
      ) : (
        block.plate &&
        block.caption && <Plate name={block.plate} log={block.log} caption={block.caption} locale={locale} />
      )}
    </>
  )
