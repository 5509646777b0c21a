import { useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { SelectField } from '../../ui/Field.tsx';
import { showToast } from '../../ui/Toaster.tsx';
import type { FeedbackDetail } from './feedback-texts.ts';

interface AssigneeFieldProps {
  feedback: FeedbackDetail;
  isDisabled: boolean;
  onSaved: () => Promise<void>;
}

/** Who works on the feedback. */
export function AssigneeField({ feedback, isDisabled, onSaved }: AssigneeFieldProps) {
  const [staffId, setStaffId] = useState(feedback.assigneeId === null ? '' : String(feedback.assigneeId));
  async function assign(chosen: string) {
    setStaffId(chosen);
    const { feedbackNo, revision } = feedback;
    const reply = await api.feedback.assign({ feedbackNo, revision, staffId: chosen || null });
    showToast(reply.ok ? '已指派' : reply.refusal.message);
    await onSaved();
  }
  return (
    <SelectField
      label="处理人"
      disabled={isDisabled}
      options={[
        { value: '', label: '还没有指派' },
        ...feedback.assignees.map((person) => ({ value: String(person.staffId), label: person.name })),
      ]}
      value={staffId}
      onChange={(event) => void assign(event.target.value)}
    />
  );
}
