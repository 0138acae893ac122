import type { ViewProps } from '#web/blocks/define-block.ts'
import { SiteLink } from '#web/design/site-link.tsx'
import { resources } from '#web/i18n/resources.ts'
import { BlockFrame } from '#web/blocks/parts/block-frame.tsx'
import { Desk } from './desk.tsx'
import { MailForm } from './mail-form.tsx'
import type { ContactDetailsBlock } from './query.ts'

const lines = (address: string): string[] => address.split(/\n|,\s+/).flatMap((line) => line.trim() || [])

const callable = (phone: string) => ({
  href: `tel:${phone.replaceAll(/[^+\d]/g, '')}`,
  label: phone,
  external: false,
  newWindow: false,
})

/** An address that breaks before its `@` alone, never inside a word. */
const mailWords = (address: string) => {
  const at = address.indexOf('@')
  return at < 1 ? (
    address
  ) : (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  )
}

/** Whether the desk answers, a form for an e-mail, the ways to the firm, and its offices. */
export const View = ({ block, locale }: ViewProps<ContactDetailsBlock>) => {
  const words = resources[locale].BasicLayout.blocks.contact
  const Office = block.heading ? 'h3' : 'h2'
  const { offices, channels, desk } = block.contact
  const addresses = channels.flatMap(({ key, label, link }) =>
    link?.href.startsWith('mailto:') ? [{ key, label, address: link.href.slice('mailto:'.length) }] : [],
  )
  return (
    <BlockFrame block={block} name="contact" isWide>
      <Desk locale={locale} desk={desk} />
      <div className="contact__ways">
        {addresses.length > 0 && <MailForm locale={locale} addresses={addresses} />}
        {channels.length > 0 && (
          <dl className="contact__channels">
            {channels.map(({ key, label, value, link, note }) => (
              <div key={key}>
                <dt>{label}</dt>
                <dd>
                  {link ? <SiteLink link={link}>{mailWords(link.label)}</SiteLink> : mailWords(value)}
                  {note && <small>{note}</small>}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <ul className="contact__offices">
        {offices.map(({ key, name, address, phone, hours, isRegistered }) => (
          <li key={key} className="card">
            <Office>{name}</Office>
            {isRegistered && <p className="note">{words.registered}</p>}
            <address>
              {lines(address).map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
            {(phone || hours) && (
              <dl>
                {phone && (
                  <div>
                    <dt>{words.phone}</dt>
                    <dd>
                      <SiteLink link={callable(phone)} />
                    </dd>
                  </div>
                )}
                {hours && (
                  <div>
                    <dt>{words.hours}</dt>
                    <dd>{hours}</dd>
                  </div>
                )}
              </dl>
            )}
          </li>
        ))}
      </ul>
    </BlockFrame>
  )
}
