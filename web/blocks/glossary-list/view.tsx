import type { ViewProps } from '#web/blocks/define-block.ts'
import { Fragment } from 'react'
import { SiteLink } from '#web/design/site-link.tsx'
import { getTexts } from '#web/i18n/texts.ts'
import { BlockFrame } from '#web/blocks/parts/block-frame.tsx'
import { planLetters } from './plan-letters.ts'
import type { GlossaryListBlock } from './query.ts'

const idOf = (key: string) => `term-${key}`

/** Glossary terms by letter, each with an anchor and a link to the page about it. */
export const View = ({ block, locale }: ViewProps<GlossaryListBlock>) => {
  const t = getTexts(locale, 'BasicLayout')
  const groups = planLetters(block.terms, locale)
  const Letter = block.heading ? 'h3' : 'h2'
  return (
    <BlockFrame block={block} name="glossary" isWide>
      <nav className="glossary__letters" aria-label={t('blocks.glossary.letters')}>
        {groups.map(({ letter }) => (
          <a key={letter} href={`#${block._key}-${letter}`}>
            {letter}
          </a>
        ))}
      </nav>
      {groups.map(({ letter, terms }) => (
        <div className="glossary__group" key={letter}>
          <Letter id={`${block._key}-${letter}`}>{letter}</Letter>
          <dl>
            {terms.map(({ key, term, definition, seeAlso, page }) => (
              <div key={key} id={idOf(key)}>
                <dt>{page ? <SiteLink link={page}>{term}</SiteLink> : term}</dt>
                <dd>
                  <p>{definition}</p>
                  {seeAlso.length > 0 && (
                    <p>
                      {`${t('blocks.glossary.see')} `}
                      {seeAlso.map((other, index) => (
                        <Fragment key={other.key}>
                          {index > 0 && ', '}
                          <a href={`#${idOf(other.key)}`}>{other.term}</a>
                        </Fragment>
                      ))}
                    </p>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      {groups.length === 0 && <p className="vacant">{t('blocks.vacant')}</p>}
    </BlockFrame>
  )
}
