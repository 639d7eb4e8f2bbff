import { Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { KeyCap } from '../../ui/key-cap.tsx';
import { KEY_ACTIONS } from './key-actions.ts';
import type { SettleContext } from './settle-state.ts';
import { hasBonus } from './spots.ts';

interface KeysDialogProps {
  readonly context: SettleContext;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The keys of the table, from the same list the keyboard itself goes by. */
export function KeysDialog({ context, opened, onClose }: KeysDialogProps) {
  const { t } = useTranslation(['run', 'common']);
  const missing = [context.entry === 'chips' ? 'amount' : 'chip', ...(hasBonus(context.ruleSet) ? [] : ['bonus'])];
  const shown = KEY_ACTIONS.filter(({ name }) => !missing.includes(name));
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('run:keys.title')}
      size="34rem"
      centered
      lockScroll={false}
      transitionProps={{ duration: 0 }}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <dl className="key-list">
        {shown.map(({ name, caps }) => (
          <div key={name}>
            <dt>{t(`run:keys.${name}`)}</dt>
            <dd>
              {caps.map((cap, index) => (cap === '…' ? <span key={index}>…</span> : <KeyCap key={index}>{cap}</KeyCap>))}
              {name === 'done' ? (
                <>
                  <KeyCap>Ctrl</KeyCap>
                  <KeyCap>↵</KeyCap>
                </>
              ) : null}
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('run:keys.help')}</dt>
          <dd>
            <KeyCap>?</KeyCap>
          </dd>
        </div>
        <div>
          <dt>{t('run:keys.leave')}</dt>
          <dd>
            <KeyCap>Esc</KeyCap>
          </dd>
        </div>
      </dl>
    </Modal>
  );
}
