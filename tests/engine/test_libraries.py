"""What kernels call is compiled into them, and into nothing else."""

from typing import Any

import numba
import numpy as np
import pytest

from wolfmoon.engine.compiled import INTERPRETED, compiled
from wolfmoon.engine.libraries import KernelCompiler

pytestmark = pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")


@compiled
def _twice(number: int) -> int:
    return 2 * number


@compiled
def _twice_and_one(number: int) -> int:
    return _twice(number) + 1


@numba.njit(pipeline_class=KernelCompiler)
def _fill(numbers: Any) -> None:
    for index in range(len(numbers)):
        numbers[index] = _twice_and_one(index)


def test_a_kernel_holds_what_is_called_however_deep() -> None:
    numbers = np.zeros(4, dtype=np.int64)
    _fill(numbers)
    assert numbers.tolist() == [1, 3, 5, 7]


def test_what_kernels_call_is_not_emitted_by_itself() -> None:
    _fill(np.zeros(1, dtype=np.int64))
    made = next(iter(_twice_and_one.overloads.values()))  # type: ignore[attr-defined]
    engine = made.library.codegen._engine
    assert not engine.is_symbol_defined(made.fndesc.llvm_cpython_wrapper_name)


def test_python_may_call_it_too() -> None:
    assert _twice_and_one(3) == 7
    assert _twice_and_one(np.int64(4)) == 9
