import { Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { KeyCap } from '../../ui/key-cap.tsx';

/** A key or a group of keys, and what it does. */
export interface KeyRow {
  readonly name: string;
  readonly label: string;
  readonly caps: readonly string[];
}

interface KeysDialogProps {
  readonly rows: readonly KeyRow[];
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The keys of a screen, from the same list its keyboard goes by. */
export function KeysDialog({ rows, opened, onClose }: KeysDialogProps) {
  const { t } = useTranslation(['run', 'common']);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('run:keys.title')}
      size="34rem"
      centered
      lockScroll={false}
      transitionProps={{ duration: 0 }}
      // A banner belongs to the page: the dialog's heading is none.
      attributes={{ header: { role: 'presentation' } }}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <dl className="key-list">
        {rows.map(({ name, label, caps }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{caps.map((cap, index) => (cap === '…' ? <span key={index}>…</span> : <KeyCap key={index}>{cap}</KeyCap>))}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
