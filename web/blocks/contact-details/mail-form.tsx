import type { Locale } from '#locales/table.ts'
import { resources } from '#web/i18n/resources.ts'

const limit = 1_500

/** A form that the page script opens as an e-mail to one of the firm's addresses; a page without script has those alone. */
export const MailForm = ({
  locale,
  addresses,
}: {
  locale: Locale
  addresses: readonly { key: string; label: string; address: string }[]
}) => {
  const words = resources[locale].BasicLayout.blocks.contact
  return (
    <form
      className="mail needs-script"
      data-mail={words.opened}
      data-empty={words.empty}
      noValidate
      aria-labelledby="mail-title"
    >
      <h3 id="mail-title">{words.write}</h3>
      <fieldset className="choice mail__about">
        <legend>{words.about}</legend>
        {addresses.map(({ key, label, address }, place) => (
          <label key={key}>
            <input type="radio" name="about" value={`${address}|${label}`} defaultChecked={place === 0} />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      <div className="field">
        <label htmlFor="mail-message">{words.message}</label>
        <textarea
          className="input"
          id="mail-message"
          name="message"
          rows={5}
          maxLength={limit}
          aria-describedby="mail-hint"
        />
        <div className="field__hint" id="mail-hint">
          {words.hint}
        </div>
      </div>
      <div className="mail__send">
        <button className="btn btn--solid" type="submit">
          {words.mail}
        </button>
        <p className="field__hint">{words.note}</p>
      </div>
      <output />
    </form>
  )
}
